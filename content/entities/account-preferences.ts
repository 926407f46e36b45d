/** The fields of the account forms, each with its label. */
export const accountPreferenceLabels = {
  username: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  country: 'Country',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  avatar: 'Avatar',
} as const;
