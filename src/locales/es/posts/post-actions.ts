export default {
  reason: '¿Por qué veo esto?',
  hide: 'Ocultar',
  ban: 'Silenciar, restringir o bloquear…',
  reasons: {
    feed: 'Sigues a {{name}} o tienes una suscripción.',
    explore: 'Esta publicación es pública y es de las más recientes o con más «Me gusta».',
    profile: 'Esta es la página de {{name}}.',
    page: 'Abriste esta publicación tú.',
  },
};
