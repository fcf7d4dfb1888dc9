import type { LoginAnswer, LoginRequest } from '#src/contract/auth.ts';
import type { Http } from './http.types.ts';

/** `POST /login`. Fortify answers `{two_factor}`; an older server may leave it out. */
export const login = async (http: Http, form: LoginRequest) => {
  const answer = await http.post<Partial<LoginAnswer>>('/login', form);
  return { twoFactor: answer.two_factor === true };
};
