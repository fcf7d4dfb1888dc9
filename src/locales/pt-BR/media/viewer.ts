export default {
  place: '{{place}} de {{count}}',
  says: '{{place}} de {{count}}. {{words}}',
  renewing: 'Carregando de novo',
  noPicture: 'A imagem não carregou.',
  stopped: 'O vídeo parou.',
  unready: 'Em preparação. Aparece aqui quando estiver pronto.',
  retry: 'Tentar de novo',
  download: 'Baixar',
  move: 'Mover para uma pasta',
};
