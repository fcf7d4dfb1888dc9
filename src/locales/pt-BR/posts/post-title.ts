export default {
  label: 'Título',
  save: 'Salvar',
  leave: 'Deixar como estava',
  saved: 'Título salvo.',
  unsaved: 'Não conseguimos confirmar o título. Tente de novo.',
  stale:
    'Esta publicação foi alterada em outro dispositivo. Deixe como estava para ver essa versão.',
};
