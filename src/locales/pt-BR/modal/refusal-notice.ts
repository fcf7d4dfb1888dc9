export default {
  failed: 'Não deu certo. Nada mudou; tente de novo.',
  unreachable: 'Não conseguimos falar com o servidor. Você pode tentar de novo sem risco.',
  gone: 'Isto não existe mais.',
  wait: {
    one: 'Tentativas demais. Você pode tentar de novo em {{count}} segundo.',
    many: 'Tentativas demais. Você pode tentar de novo em {{count}} de segundos.',
    other: 'Tentativas demais. Você pode tentar de novo em {{count}} segundos.',
  },
};
