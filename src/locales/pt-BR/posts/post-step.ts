export default {
  publish: 'Publicando',
  apply: 'Aplicando suas alterações',
  duplicate: 'Fazendo uma cópia',
  failed: 'Não deu certo. Nada se perdeu.',
  stale: 'Esta publicação foi alterada em outro aparelho.',
  tooMany: 'Você tem o máximo de rascunhos. Descarte um primeiro.',
  identity: 'Verifique sua identidade para vender publicações.',
  incomplete: 'Falta alguma coisa. Edite primeiro.',
};
