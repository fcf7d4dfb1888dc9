export default {
  misconfiguredTitle: 'Este site não está configurado corretamente',
  missing: 'Falta “{{field}}” na configuração. Quem administra o site precisa adicionar.',
  malformed:
    'O valor de “{{field}}” na configuração é inválido. Quem administra o site precisa corrigir.',
  unreachableTitle: 'Não conseguimos conectar',
  unreachableText: 'O site pode estar ocupado ou você pode estar sem conexão. Tente de novo.',
  retry: 'Tentar de novo',
};
