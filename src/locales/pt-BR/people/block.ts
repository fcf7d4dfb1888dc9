export default {
  title: 'Limitar {{name}}',
  lead: 'Escolha o que acontece de agora em diante. Você pode desfazer quando quiser.',
  legend: 'O que deve acontecer?',
  now: 'Ativo agora',
  mute: {
    label: 'Silenciar',
    first: 'Você deixa de ver as publicações e mensagens.',
    second: 'A pessoa ainda pode ver você e escrever para você, e não é avisada.',
    done: 'Você silenciou {{name}}.',
  },
  restrict: {
    label: 'Restringir',
    first: 'A pessoa pode ler o que você publica.',
    second: 'Ela não pode escrever para você, e vê isso quando tenta.',
    done: 'Você restringiu {{name}}.',
  },
  block: {
    label: 'Bloquear',
    first: 'A pessoa não vê mais nada seu e não é avisada.',
    second:
      'Vocês deixam de se seguir. A assinatura que a pessoa tem com você termina e os dias não usados são reembolsados; a sua não será renovada.',
    done: 'Você bloqueou {{name}}.',
  },
  undo: 'Desfazer',
};
