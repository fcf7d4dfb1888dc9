export default {
  undo: 'Não foi possível desfazer para {{name}}.',
  offline: 'Não houve resposta, então pode já estar feito. Você pode tentar de novo sem risco.',
  throttled: 'Mudanças demais de uma vez. Espere um momento.',
  gone: '{{name}} não está mais aqui.',
  barred: 'Isto não é permitido com {{name}}.',
  failed: 'Algo deu errado. Você pode tentar de novo sem risco.',
};
