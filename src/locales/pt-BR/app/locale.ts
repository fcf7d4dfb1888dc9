export default {
  label: 'Idioma',
  failed: 'Não conseguimos carregar esse idioma. Você pode tentar de novo.',
  unkept:
    'Seu idioma fica guardado neste dispositivo. Não conseguimos salvá-lo nas suas configurações.',
};
