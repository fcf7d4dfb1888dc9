export default {
  label: 'Título',
  save: 'Salvar',
  leave: 'Deixar como estava',
  saved: 'Título salvo.',
  unsaved: 'Não foi salvo. Tente novamente.',
  stale: 'Esta publicação foi alterada em outro aparelho. Deixe como estava para ver essa versão.',
};
