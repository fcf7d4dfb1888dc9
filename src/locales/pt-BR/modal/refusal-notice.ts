export default {
  failed: 'Algo deu errado. Você pode tentar de novo sem risco.',
  unreachable: 'Não conseguimos conectar. Você pode tentar de novo sem risco.',
  gone: 'Isto não existe mais.',
  wait: {
    one: 'Tentativas demais. Você pode tentar de novo em {{count}} segundo.',
    many: 'Tentativas demais. Você pode tentar de novo em {{count}} de segundos.',
    other: 'Tentativas demais. Você pode tentar de novo em {{count}} segundos.',
  },
};
