export default {
  skip: 'Ir para o conteúdo',
  close: 'Fechar',
  dismiss: 'Dispensar',
  retry: 'Tentar de novo',
  loading: 'Carregando...',
  field: {
    required: 'Preencha este campo.',
    email: 'Digite um e-mail, por exemplo nome@example.com.',
    invalid: 'Confira este campo.',
  },
  password: { show: 'Mostrar senha', hide: 'Ocultar senha' },
  picture: { failed: 'A imagem não carregou.' },
};
