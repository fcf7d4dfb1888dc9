<?php

namespace Laravel\Fortify;

use Illuminate\Auth\Events\PasswordReset;
use Illuminate\Auth\Events\Registered;
use Illuminate\Contracts\Support\Responsable;
use Illuminate\Foundation\Auth\EmailVerificationRequest;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Password;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use Illuminate\Validation\ValidationException;
use Laravel\Fortify\Contracts\FailedPasswordResetLinkRequestResponse;
use Laravel\Fortify\Contracts\VerifyEmailResponse;

/** Fortify's routes and their stock answers, under the middleware of `config/fortify.php`. */
class FortifyServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Route::middleware(config('fortify.middleware', ['web']))->group(function () {
            Route::middleware('guest:web')->group(function () {
                Route::post('/login', $this->login(...))->middleware('throttle:login');
                Route::post('/register', $this->createAccount(...));
                Route::post('/forgot-password', $this->sendResetLink(...))->name('password.email');
                Route::post('/reset-password', $this->resetPassword(...))->name('password.update');
            });
            Route::middleware('auth:web')->group(function () {
                Route::post('/logout', $this->logout(...))->name('logout');
                Route::get('/email/verify/{id}/{hash}', $this->verify(...))
                    ->middleware(['signed', 'throttle:6,1'])->name('verification.verify');
                Route::post('/email/verification-notification', $this->sendLink(...))
                    ->middleware('throttle:6,1')->name('verification.send');
                Route::put('/user/profile-information', $this->act('profile'));
                Route::put('/user/password', $this->act('password'));
                Route::post('/user/confirm-password', $this->confirm(...));
            });
        });
    }

    private function login(Request $request): JsonResponse
    {
        $given = $request->validate(['email' => 'required|string', 'password' => 'required|string']);
        if (! Auth::guard('web')->attempt($given, $request->boolean('remember'))) {
            throw ValidationException::withMessages(['email' => [__('auth.failed')]]);
        }
        $request->session()->regenerate();

        return response()->json(['two_factor' => false]);
    }

    private function createAccount(Request $request): JsonResponse
    {
        $user = app(Fortify::$actions['create'])->create($request->all());
        event(new Registered($user));
        Auth::guard('web')->login($user);
        $request->session()->regenerate();

        return new JsonResponse('', 201);
    }

    private function logout(Request $request): JsonResponse
    {
        Auth::guard('web')->logout();
        $request->session()->invalidate();
        $request->session()->regenerateToken();

        return new JsonResponse('', 204);
    }

    private function sendResetLink(Request $request): JsonResponse|Responsable
    {
        $request->validate(['email' => 'required|email']);
        $status = Password::sendResetLink($request->only('email'));

        return $status === Password::RESET_LINK_SENT
            ? response()->json(['message' => __($status)])
            : app(FailedPasswordResetLinkRequestResponse::class, ['status' => $status]);
    }

    private function resetPassword(Request $request): JsonResponse
    {
        $request->validate(['token' => 'required', 'email' => 'required|email', 'password' => 'required']);
        $given = $request->only('email', 'password', 'password_confirmation', 'token');
        $status = Password::reset($given, function ($user) use ($request) {
            app(Fortify::$actions['reset'])->reset($user, $request->all());
            event(new PasswordReset($user));
        });
        if ($status !== Password::PASSWORD_RESET) {
            throw ValidationException::withMessages(['email' => [__($status)]]);
        }

        return response()->json(['message' => __($status)]);
    }

    private function verify(EmailVerificationRequest $request): Responsable
    {
        $request->fulfill();

        return app(VerifyEmailResponse::class);
    }

    private function sendLink(Request $request): JsonResponse
    {
        if ($request->user()->hasVerifiedEmail()) {
            return new JsonResponse('', 204);
        }
        $request->user()->sendEmailVerificationNotification();

        return new JsonResponse('', 202);
    }

    private function act(string $action): \Closure
    {
        return function (Request $request) use ($action) {
            app(Fortify::$actions[$action])->update($request->user(), $request->all());

            return new JsonResponse('', 200);
        };
    }

    private function confirm(Request $request): JsonResponse
    {
        $request->validate(['password' => 'required|current_password:web']);
        $request->session()->put('auth.password_confirmed_at', time());

        return new JsonResponse('', 201);
    }
}
