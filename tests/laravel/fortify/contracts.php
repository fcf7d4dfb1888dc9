<?php

namespace Laravel\Fortify\Contracts;

use Illuminate\Contracts\Support\Responsable;

interface CreatesNewUsers {}
interface ResetsUserPasswords {}
interface UpdatesUserPasswords {}
interface UpdatesUserProfileInformation {}
interface FailedPasswordResetLinkRequestResponse extends Responsable {}
interface VerifyEmailResponse extends Responsable {}
