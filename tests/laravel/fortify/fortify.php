<?php

namespace Laravel\Fortify;

/** Registry of the actions that an application provides. */
class Fortify
{
    /** @var array<string, class-string> */
    public static array $actions = [];

    public static function createUsersUsing(string $class): void
    {
        static::$actions['create'] = $class;
    }

    public static function updateUserProfileInformationUsing(string $class): void
    {
        static::$actions['profile'] = $class;
    }

    public static function updateUserPasswordsUsing(string $class): void
    {
        static::$actions['password'] = $class;
    }

    public static function resetUserPasswordsUsing(string $class): void
    {
        static::$actions['reset'] = $class;
    }
}

class Features
{
    public static function __callStatic(string $name, array $options): string
    {
        return $name;
    }
}

trait TwoFactorAuthenticatable {}
