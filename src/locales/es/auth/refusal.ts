export default {
  credentials: 'El correo o la contraseña no son correctos.',
  code: 'El código no es correcto. Espera al siguiente e inténtalo de nuevo.',
  recovery: 'El código de recuperación no es correcto o ya se usó.',
  stranger: 'También hace falta «{{field}}». {{said}}',
  strange: '«{{field}}»: {{said}}',
};
