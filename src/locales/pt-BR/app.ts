export default {
  unreachable:
    'Não conseguimos falar com o servidor. Nada do que você digitou se perdeu; tente de novo.',
  unexpected: 'Algo deu errado! Tente de novo.',
  unavailable:
    'O servidor não está disponível agora. Nada do que você digitou se perdeu; tente de novo daqui a pouco.',
  locale: {
    label: 'Idioma',
    failed: 'Não foi possível carregar esse idioma. Você pode tentar de novo.',
    unkept:
      'Seu idioma fica guardado neste dispositivo. Não conseguimos salvá-lo nas suas configurações.',
  },
};
