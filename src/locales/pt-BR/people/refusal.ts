export default {
  undo: 'Não foi possível desfazer para {{name}}.',
  offline: 'Você está sem conexão. Nada mudou.',
  throttled: 'Mudanças demais de uma vez. Espere um momento.',
  gone: '{{name}} não está mais aqui.',
  barred: 'Isto não é permitido com {{name}}.',
  failed: 'Não funcionou. Nada mudou; tente de novo.',
};
