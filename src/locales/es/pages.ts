export default {
  welcome: {
    title: 'Apoya a quienes crean lo que te gusta',
    lead: '{{brand}} es donde los creadores comparten su trabajo y los fans los respaldan.',
    loginTitle: 'Entra en {{brand}}',
    refused: 'No has iniciado sesión. Inicia sesión para ver más.',
    exploreTitle: 'Un vistazo por dentro',
    register: 'Crear una cuenta',
  },
  document: {
    title: 'Documento',
    loading: 'Cargando el documento',
    updated: 'Última modificación: {{date}}',
    failed: 'No pudimos cargar este documento.',
    retry: 'Reintentar',
  },
  cookies: {
    title: 'Declaración de cookies',
    lead: 'Esto es todo lo que {{brand}} guarda en tu navegador, por qué y durante cuánto tiempo.',
    name: 'Nombre',
    kind: 'Tipo',
    purpose: 'Finalidad',
    lifetime: 'Se conserva',
    kinds: {
      cookie: 'Cookie',
      localStorage: 'Almacenamiento local',
      sessionStorage: 'Almacenamiento de sesión',
    },
    consentTitle: 'Tu consentimiento de edad',
    consentText: 'Puedes retirar tu consentimiento. Te lo volveremos a preguntar enseguida.',
    withdraw: 'Preguntar de nuevo',
    withdrawn: 'Tu consentimiento se ha olvidado.',
  },
};
