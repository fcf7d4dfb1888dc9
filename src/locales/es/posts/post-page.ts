export default {
  documentTitle: '{{title}}, {{name}}',
  title: 'Publicación',
  loading: 'Cargando la publicación',
  failed: 'No pudimos cargar esta publicación.',
  subscribe: 'Suscríbete para verla',
  tip: 'Enviar una propina',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado: {{link}}',
  copyRefused: 'El navegador no permite copiar. Este es el enlace: {{link}}',
  media: 'Imágenes y vídeos de esta publicación',
  about: 'Quién la hizo',
  seeProfile: 'Ver el perfil',
};
