export default {
  title: 'Limitar {{name}}',
  lead: 'Escolha o que acontece de agora em diante. Você pode desfazer quando quiser.',
  legend: 'O que deve acontecer?',
  now: 'Em vigor agora',
  mute: {
    label: 'Silenciar',
    first: 'Você deixa de ver as publicações e mensagens.',
    second: 'A pessoa ainda pode ver você e escrever para você, e não é avisada.',
    done: '{{name}} está em silêncio.',
  },
  restrict: {
    label: 'Restringir',
    first: 'A pessoa pode ler o que você publica.',
    second: 'Ela não pode escrever para você, e vê isso quando tenta.',
    done: '{{name}} tem acesso restrito.',
  },
  block: {
    label: 'Bloquear',
    first: 'A pessoa não vê mais nada seu e não é avisada.',
    second: 'Vocês deixam de se seguir; renovações entre vocês são canceladas, sem reembolso.',
    done: '{{name}} está sob bloqueio.',
  },
  undo: 'Desfazer',
  undone: '{{name}} não tem mais limites.',
};
