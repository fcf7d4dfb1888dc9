export default {
  title: 'Crea tu cuenta',
  submit: 'Crear cuenta',
  displayName: 'Nombre visible',
  displayNameHelp: 'El nombre que ve la gente. Puedes cambiarlo después.',
  haveAccount: 'Ya tengo una cuenta',
  refusals: {
    emailTaken: 'Ya existe una cuenta con este correo. Inicia sesión o usa otra dirección.',
    email: 'Escribe un correo electrónico, como nombre@example.com.',
    displayNameLong: 'Usa 50 caracteres como máximo.',
    displayNameUnseen: 'Elige un nombre sin caracteres invisibles ni acentos superpuestos.',
    displayNameLink: 'Un nombre no puede ser un enlace.',
    displayNameReserved: 'Este nombre está reservado para el propio sitio. Elige otro.',
    displayNameAlike: 'Este nombre se parece al de un perfil verificado. Elige otro.',
    passwordShort: 'Usa al menos 8 caracteres.',
    passwordLong: 'Usa 128 caracteres como máximo.',
    passwordCommon: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
    passwordOwn: 'La contraseña no puede ser tu correo ni tu nombre de usuario.',
  },
  passwordHelp:
    'Al menos 8 caracteres. Unas cuantas palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar.',
};
