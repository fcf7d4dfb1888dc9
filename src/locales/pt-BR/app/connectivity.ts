export default {
  offline:
    'Você está sem conexão. O que você digitar fica guardado e poderá ser enviado quando voltar.',
  unreachable: 'O servidor não responde. Continuamos tentando.',
  checking: 'Tentando alcançar o servidor...',
  restored: 'Você está online de novo.',
  retry: 'Tentar agora',
};
