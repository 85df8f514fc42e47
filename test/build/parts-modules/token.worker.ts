import { jwtDecode } from "jwt-decode";

addEventListener("message", ({ data }) => postMessage(jwtDecode(data)));
