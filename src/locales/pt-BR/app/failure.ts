export default {
  unreachable:
    'Não conseguimos falar com o servidor. Nada do que você digitou se perdeu; tente de novo.',
  oops: 'Ops...',
  unexpected: 'Algo deu errado! Tente de novo.',
  unavailable:
    'O servidor não está disponível agora. Nada do que você digitou se perdeu; tente de novo daqui a pouco.',
};
