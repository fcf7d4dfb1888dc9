export default {
  unreachable: 'Não conseguimos conectar. O que você digitou está seguro; tente de novo.',
  oops: 'Ops…',
  unexpected: 'Algo deu errado! Tente de novo.',
  serverFull: 'Nosso armazenamento está cheio e nada foi salvo. Tente de novo mais tarde.',
  serverFullTyped:
    'Nosso armazenamento está cheio e nada foi salvo. O que você digitou está seguro; tente de novo mais tarde.',
};
