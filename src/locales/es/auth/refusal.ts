export default {
  credentials: 'Estos datos no coinciden con nuestros registros.',
  code: 'El código no es correcto. Espera al siguiente e inténtalo de nuevo.',
  recovery: 'El código de recuperación no es correcto o ya se usó.',
};
