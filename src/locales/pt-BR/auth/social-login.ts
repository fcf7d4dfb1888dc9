export default {
  names: {
    google: 'Google',
    twitter: 'X',
  },
  login: {
    google: 'Entrar com o Google',
    twitter: 'Entrar com o X',
  },
  register: {
    google: 'Cadastrar-se com o Google',
    twitter: 'Cadastrar-se com o X',
  },
  blocked: 'Seu navegador não abriu a janela. Permita pop-ups deste site e tente de novo.',
  closed: 'Você voltou sem escolher uma conta. Nada mudou.',
  expired: 'O login demorou demais. Comece de novo.',
  missing:
    'Comece com “Cadastrar-se com o Google” ou “Cadastrar-se com o X”, para sabermos quem você é.',
  codes: {
    invalid: 'Não foi possível verificar a resposta de {{provider}}. Tente de novo.',
    unreachable: 'Não conseguimos contatar {{provider}}. Tente de novo em instantes.',
    linked: 'Essa conta de {{provider}} já está vinculada a outra conta. Entre de outra forma.',
  },
};
