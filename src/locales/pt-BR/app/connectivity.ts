export default {
  offline:
    'Você está sem conexão. O que você digitar fica guardado e poderá ser enviado quando voltar.',
  unreachable: 'Não conseguimos conectar agora. Continuamos tentando…',
  checking: 'Tentando conectar…',
  restored: 'Você voltou a ficar online.',
  retry: 'Tentar agora',
};
