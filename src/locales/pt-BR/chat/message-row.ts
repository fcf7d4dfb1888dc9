export default {
  you: 'Você',
  sent: 'Enviada',
  read: 'Lida',
  edited: 'editada',
  queued: 'Esperando para ser enviada',
  sending: 'Enviando…',
  unknown: 'Verificando se foi enviada…',
  failed: 'Não enviada. {{reason}}',
  lost: 'O servidor não tem registro dela.',
  unconfirmed:
    'Talvez tenha sido enviada: a resposta se perdeu. Veja a conversa antes de enviar de novo.',
  refused: 'Ela não foi aceita.',
  unverified: 'Sua identidade precisa ser verificada antes de vender mensagens.',
  retry: 'Tentar de novo',
  edit: 'Editar',
  discard: 'Excluir',
  inside: 'Contém: {{things}}',
  images: {
    one: '{{count}} foto',
    other: '{{count}} fotos',
  },
  videos: {
    one: '{{count}} vídeo',
    other: '{{count}} vídeos',
  },
  audios: {
    one: '{{count}} gravação',
    other: '{{count}} gravações',
  },
  picture: 'Foto de {{name}}',
  notShown: 'Vídeos e gravações ainda não podem ser reproduzidos aqui.',
};
