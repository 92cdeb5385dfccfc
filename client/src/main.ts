import { mount } from "svelte";
import "./ui/base.css";
import App from "./app/App.svelte";

mount(App, { target: document.getElementById("app")! });
