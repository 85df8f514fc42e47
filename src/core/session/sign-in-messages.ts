import { textGroup } from "../texts/text-group.ts";

/** Texts of the sign-in screens that the specification gives (2 §2, 2 §5, 2 §8), byte for byte. */
export const signInTexts = textGroup("sign-in", {
  username: "Username or email address",
  password: "Password",
  keepLoggedIn: "Keep Me Logged In",
  login: "Login",
  becomePartner: "Become a Partner",
  forgotPassword: "Forgot Password?",
  code: "Verification code",
  codeHelp:
    "Enter the 8-digit verification code you received via email. If you no longer have access to your email, please contact Partner Services for help updating the email associated with your portal account.",
  verifyCode: "Verify Code",
  resetHeading: "Reset Password Form",
  unrecognized: "Unrecognized username or password.",
  /** Except in micro-sites (2 §5). */
  unrecognizedWithHint:
    "Unrecognized username or password. Please try again or reset your password",
  invalidCode: "Invalid code",
  /** The specification spells it "occured". */
  networkFailed: "An error has occured. Please try again.",
  checkEmail: "Please check your email.",
  resetFailed: "Something went wrong.",
});

/** Links of the sign-in screens (2 §2; decisions U25). */
export const signInLinks = {
  becomePartner: "/become-a-partner",
  forgotPassword: "/user/password",
} as const;
