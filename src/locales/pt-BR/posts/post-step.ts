export default {
  publish: 'Publicando',
  apply: 'Aplicando suas alterações',
  duplicate: 'Fazendo uma cópia',
  failed: 'Algo deu errado. Sua publicação está segura.',
  stale: 'Esta publicação foi alterada em outro dispositivo.',
  tooMany: 'Você tem o máximo de rascunhos. Exclua um primeiro.',
  identity: 'Verifique sua identidade para vender publicações.',
  incomplete: 'Falta alguma coisa. Edite primeiro.',
};
