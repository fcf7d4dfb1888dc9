export default {
  documentTitle: '{{title}}, {{name}}',
  title: 'Publicação',
  loading: 'Carregando a publicação',
  failed: 'Não conseguimos carregar esta publicação.',
  subscribe: 'Assine para ver',
  tip: 'Enviar uma gorjeta',
  copy: 'Copiar link',
  copied: 'O link foi copiado: {{link}}',
  copyRefused: 'O navegador não permite copiar. Este é o link: {{link}}',
  media: 'Imagens e vídeos desta publicação',
  about: 'Quem fez',
  seeProfile: 'Ver o perfil',
};
