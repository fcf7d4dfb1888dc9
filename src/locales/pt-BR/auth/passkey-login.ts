export default {
  use: 'Entrar com uma chave de acesso',
  left: 'Seu aparelho não terminou. Você não entrou.',
  refused: 'Esta chave de acesso não é conhecida aqui, ou foi removida. Entre de outra forma.',
};
