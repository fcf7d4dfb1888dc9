export default {
  title: 'Configurações',
  pages: 'Páginas das configurações',
  account: 'Conta',
  site: 'Site',
  security: 'Segurança',
  identity: 'Identidade',
  unsaved: 'Ainda não salvo',
  discard: 'Não salvar',
  save: 'Salvar',
  absent: 'Este site não oferece isto.',
};
