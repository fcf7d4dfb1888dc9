export default {
  writers: {
    label: 'Quem pode te escrever',
    everyone: 'Todo mundo',
    known: 'Pessoas que você conhece',
    nobody: 'Ninguém novo',
    help: 'Pessoas que você conhece são as que você segue, assina ou que assinam você. Quem já recebeu uma mensagem sua sempre pode responder.',
  },
  online: {
    label: 'Quem vê que você está on-line',
    shown: 'Todo mundo',
    hidden: 'Ninguém',
    help: 'Se ninguém vê, você também não vê isso dos outros nas conversas.',
  },
  finding: {
    label: 'Busca e sugestões',
    shown: 'Mostrar',
    hidden: 'Ocultar',
    help: 'Seu perfil continua aberto para quem tem o link.',
  },
};
