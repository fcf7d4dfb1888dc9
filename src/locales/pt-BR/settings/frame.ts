export default {
  title: 'Configurações',
  pages: 'Páginas das configurações',
  account: 'Conta',
  site: 'Site',
  security: 'Segurança',
  unsaved: 'Ainda não salvo',
  discard: 'Descartar',
  save: 'Salvar',
};
