export default {
  avatar: 'Foto do perfil',
  avatarLead: 'Aparece ao lado do seu nome em todo lugar.',
  banner: 'Capa',
  bannerLead: 'Aparece acima do seu perfil.',
  loading: 'Carregando a imagem',
  failed: 'Não conseguimos carregar esta imagem.',
  none: 'Ainda sem capa',
  choose: 'Escolher uma imagem',
  change: 'Escolher outra',
  remove: 'Remover',
  align: 'Mover a capa',
  alignHint:
    'Arraste ou use as setas; com Shift, em passos maiores. Mais e menos mudam o zoom, 0 redefine.',
  alignFace: 'Mover a foto do perfil',
  alignFaceHint:
    'Arraste ou use as setas; com Shift, em passos maiores. Mais e menos mudam o zoom, 0 redefine.',
  faces: 'Como os outros a veem',
  zoom: 'Zoom',
  where: 'Esquerda {{left}}, topo {{top}}, zoom {{zoom}}',
  reset: 'Redefinir',
  working: 'Enviando e preparando',
  updated: 'Sua imagem foi atualizada!',
};
