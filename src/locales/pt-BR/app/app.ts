export default {
  misconfiguredTitle: 'Este site não está configurado corretamente',
  missing: 'Falta “{{field}}” na configuração. Quem administra o site precisa adicionar.',
  malformed:
    'A configuração tem um “{{field}}” incorreto. Quem administra o site precisa corrigir.',
  unreachableTitle: 'Não conseguimos falar com o servidor',
  unreachableText:
    'Ele pode estar ocupado ou sua conexão pode ter caído. Nada se perdeu; tente de novo.',
  retry: 'Tentar de novo',
};
