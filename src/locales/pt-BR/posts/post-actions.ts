export default {
  reason: 'Por que vejo isto?',
  hide: 'Ocultar',
  ban: 'Silenciar, restringir ou bloquear…',
  reasons: {
    feed: 'Você segue {{name}} ou tem a assinatura.',
    explore: 'Esta publicação é pública e está entre as mais recentes ou mais curtidas.',
    profile: 'Esta é a página de {{name}}.',
    page: 'Foi você que abriu esta publicação.',
  },
};
