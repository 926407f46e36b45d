import type { AuthUser } from '#app/identity/auth-state.ts';
import type { Stories } from '#design/stories.ts';
import { Opened } from '../../components/fixture/opened.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { JoinForm } from './join-form.tsx';
import { LogIn } from './log-in.tsx';
import { LogInForm } from './log-in-form.tsx';

const user: AuthUser = { sub: 'auth0|1', email: 'ines@mail.example', name: 'Ines Okafor' };
const nothing = () => {};
const address = 'ines@mail.example';

export const stories: Stories = {
  'the menu of a member': () => (
    <div className="stage wrap">
      <AccountMenu user={user} place="bar" className="" />
    </div>
  ),
  'the menu of a member without a name': () => (
    <div className="stage wrap">
      <AccountMenu
        user={{ sub: 'auth0|2', email: 'a.very.long.address@a-long-host.mail.example' }}
        place="bar"
        className=""
      />
    </div>
  ),
  'in the drawer': () => (
    <div className="stage wrap">
      <AccountMenu user={user} place="drawer" className="" />
    </div>
  ),
  'log in or join': () => <Opened render={(close) => <LogIn onClose={close} />} />,
  'the form to log in elsewhere': () => (
    <LogInForm email="" onDone={nothing} onForgot={nothing} onJoin={nothing} />
  ),
  'the form to join': () => <JoinForm email={address} onLogIn={nothing} />,
  'the form of a forgotten password': () => <ForgotForm email={address} />,
};
