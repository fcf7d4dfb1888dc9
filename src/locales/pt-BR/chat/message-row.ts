export default {
  you: 'Você',
  sent: 'Enviada',
  read: 'Lida',
  edited: 'editada',
  queued: 'Aguardando envio',
  sending: 'Enviando…',
  unknown: 'Verificando se foi enviada…',
  failed: 'Não enviada. {{reason}}',
  lost: 'Ela não chegou até nós.',
  unconfirmed:
    'Talvez tenha sido enviada: a resposta se perdeu. Veja a conversa antes de enviar de novo.',
  refused: 'Ela não foi aceita.',
  /** The sentence after `failed`. */
  check: {
    text: 'Confira o texto.',
    price: 'Confira o preço.',
    files: 'Confira os arquivos.',
  },
  unverified: 'Sua identidade precisa ser verificada antes de vender mensagens.',
  retry: 'Tentar de novo',
  edit: 'Editar',
  discard: 'Excluir',
  inside: 'Contém: {{things}}',
  images: {
    one: '{{count}} imagem',
    many: '{{count}} de imagens',
    other: '{{count}} imagens',
  },
  videos: {
    one: '{{count}} vídeo',
    many: '{{count}} de vídeos',
    other: '{{count}} vídeos',
  },
  audios: {
    one: '{{count}} gravação',
    many: '{{count}} de gravações',
    other: '{{count}} gravações',
  },
  picture: 'Foto de {{name}}',
  notShown: 'Vídeos e gravações ainda não podem ser reproduzidos aqui.',
};
